/// Decides when the login is shown, when the tabs are, and how both look.
@MainActor
final class RootPresenter {
  weak var view: (any RootViewInterface)?

  private let interactor: any RootInteractorInput
  private let wireframe: any RootWireframe
  private var device: DeviceResponse?

  init(interactor: any RootInteractorInput, wireframe: any RootWireframe) {
    self.interactor = interactor
    self.wireframe = wireframe
  }
}

extension RootPresenter: RootEventHandler {
  func didStart(openingThread id: String?) {
    interactor.start(openingThread: id)
  }

  func didOpen(thread id: String) {
    interactor.open(thread: id)
  }
}

extension RootPresenter: RootInteractorOutput {
  func sessionDidBegin() {
    wireframe.showTabs()
  }

  func sessionDidEnd(hasExpired: Bool) {
    wireframe.showLogin(isExpired: hasExpired)
  }

  func threadWasFound(_ id: String) {
    wireframe.showThread(id)
  }

  func deviceDidChange(_ newDevice: DeviceResponse, isSignedIn: Bool) {
    let old = device
    device = newDevice
    view?.show(RootLook(newDevice))
    // A screen speaks the language that it was made in.
    if isSignedIn, let old, old.language != newDevice.language { wireframe.showTabsInSettings() }
  }
}

extension RootLook {
  fileprivate init(_ device: DeviceResponse) {
    isDark = device.isDark
    switch device.textSize {
    case .small: textSize = .small
    case .standard: textSize = .standard
    case .large: textSize = .large
    }
  }
}
