/// The tabs, from left to right.
enum AppTab: Int, CaseIterable, Sendable {
  case chats, contacts, stickers, settings

  /// Where a tab begins.
  var firstRoute: AppRoute {
    switch self {
    case .chats: .chats(.list)
    case .contacts: .contacts(.list)
    case .stickers: .stickers(.list)
    case .settings: .settings
    }
  }
}
