/// Which tab is in front.
struct TabsState: StoreState {
  static let initialState = TabsState()

  private(set) var selected = AppTab.chats

  private init() {}

  mutating func handle(_ event: TabsEvent) -> [Never] {
    switch event {
    case .selected(let tab): selected = tab
    case .conversationShown: selected = .chats
    }
    return []
  }
}
