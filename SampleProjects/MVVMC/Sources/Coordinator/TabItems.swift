import ScreenKit

/// The buttons of the tabs, which keep up with what they have to say as long as this lives.
@MainActor
protocol TabItems: AnyObject {
  var chats: TabBarItem { get }
  var contacts: TabBarItem { get }
  var stickers: TabBarItem { get }
  var settings: TabBarItem { get }
}
