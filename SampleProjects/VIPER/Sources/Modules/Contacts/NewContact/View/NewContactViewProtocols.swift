/// What the view needs: somebody who hears what the user does.
@MainActor
protocol NewContactEventHandler: AnyObject {
  func didTapSave(name: String, handle: String)
}

/// What a presenter can do with the view.
@MainActor
protocol NewContactViewInterface: AnyObject {
  func show(isBusy: Bool)
  func show(error: String?)
}
