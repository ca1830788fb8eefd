/** How a list may be written, shown in the empty box it is pasted into. */
export const LIST_EXAMPLE = 'CJ1234567 20\nM8*30 8.8 外六角 镀锌 2盒\n深沟球轴承 6204-2RS，10个'
