/// What the root view needs: somebody who hears what the app is told from outside.
@MainActor
protocol RootEventHandler: AnyObject {
  func didStart(openingThread id: String?)
  func didOpen(thread id: String)
}

/// What a presenter can do with the root view.
@MainActor
protocol RootViewInterface: AnyObject {
  func show(_ look: RootLook)
}
