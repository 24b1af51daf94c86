/// What the interactor offers: which part of the app is there for whoever uses it now.
@MainActor
protocol RootInteractorInput {
  /// Tells what there is first, and from then on what changes.
  func start(openingThread id: String?)

  /// Finds a thread, as soon as somebody is signed in and it is known whether it is there.
  func open(thread id: String)
}

/// Who hears of the interactor.
@MainActor
protocol RootInteractorOutput: AnyObject {
  func sessionDidBegin()
  func sessionDidEnd(hasExpired: Bool)
  func threadWasFound(_ id: String)
  func deviceDidChange(_ device: DeviceResponse, isSignedIn: Bool)
}
