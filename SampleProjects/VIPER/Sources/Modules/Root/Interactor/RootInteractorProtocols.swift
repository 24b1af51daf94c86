/// What the interactor offers: which part of the app is there for whoever uses it now.
@MainActor
protocol RootInteractorInput {
  /// Tells what there is first, and from then on what changes.
  func start(opening link: String?)

  /// Follows a link, as soon as somebody is signed in and what it leads to is known.
  func open(_ link: String)
}

/// Who hears of the interactor.
@MainActor
protocol RootInteractorOutput: AnyObject {
  func sessionDidBegin()
  func sessionDidEnd(hasExpired: Bool)
  func linkDidLead(toThread id: String)
  func deviceDidChange(_ device: DeviceResponse, isSignedIn: Bool)
}
