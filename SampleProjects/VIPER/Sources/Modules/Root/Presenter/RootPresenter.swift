/// Decides when the login is shown, when the tabs are, and how both look.
@MainActor
final class RootPresenter {
  weak var view: (any RootViewInterface)?

  private let interactor: any RootInteractorInput
  private let navigation: any RootNavigation
  private var device: DeviceResponse?

  init(interactor: any RootInteractorInput, navigation: any RootNavigation) {
    self.interactor = interactor
    self.navigation = navigation
  }
}

extension RootPresenter: RootEventHandler {
  func didStart(opening link: String?) {
    interactor.start(opening: link)
  }

  func didOpen(_ link: String) {
    interactor.open(link)
  }
}

extension RootPresenter: RootInteractorOutput {
  func sessionDidBegin() {
    navigation.showTabs()
  }

  func sessionDidEnd(hasExpired: Bool) {
    navigation.showLogin(isExpired: hasExpired)
  }

  func linkDidLead(toThread id: String) {
    navigation.showThread(id)
  }

  func deviceDidChange(_ newDevice: DeviceResponse, isSignedIn: Bool) {
    let old = device
    device = newDevice
    view?.show(RootLook(newDevice))
    // A screen speaks the language that it was made in.
    if isSignedIn, let old, old.language != newDevice.language { navigation.showTabsInSettings() }
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
