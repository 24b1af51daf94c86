import ScreenKit

/// A container that shows threads for the screens in it.
@MainActor
protocol ThreadContainer: ViewController {
  /// Shows a thread above the list of chats, whatever is in front.
  func showThread(_ id: String)
}

extension ViewController {
  /// The nearest container that shows threads.
  var threadContainer: (any ThreadContainer)? {
    parent as? any ThreadContainer ?? parent?.threadContainer
  }
}
