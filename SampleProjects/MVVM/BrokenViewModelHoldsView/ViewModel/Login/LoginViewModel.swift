import MessengerTexts
import Observation

/// The state of the login screen, and what can be done there.
@MainActor
@Observable
final class LoginViewModel {
  var username = ""
  var password = ""
  private(set) var isBusy = false
  private var error: TextKey?

  /// For what is too short-lived to be state.
  @ObservationIgnored weak var view: LoginViewController?

  @ObservationIgnored private let sessions: any SessionService
  @ObservationIgnored private let network: any NetworkStatus
  @ObservationIgnored private let preferences: any PreferencesService

  init(
    sessions: any SessionService, network: any NetworkStatus, preferences: any PreferencesService
  ) {
    self.sessions = sessions
    self.network = network
    self.preferences = preferences
    error = sessions.hasExpired ? .sessionExpired : nil
  }

  var texts: Texts { preferences.texts }
  var errorText: String? { error.map { texts[$0] } }
  var networkText: String { texts[network.state.text] }

  func submit() async {
    guard !isBusy else { return }
    error = nil
    let credentials: Credentials
    do {
      credentials = try Credentials(username: username, password: password)
    } catch {
      self.error = error.text
      return
    }
    isBusy = true
    defer { isBusy = false }
    do {
      try await sessions.signIn(with: credentials)
    } catch {
      show(error)
    }
  }

  private func show(_ error: ServiceError) {
    if error == .wrongCredentials {
      password = ""
      view?.startOver()
      self.error = .wrongCredentials
    } else {
      self.error = error.commonText
    }
  }
}

extension Credentials.Problem {
  fileprivate var text: TextKey {
    switch self {
    case .missingUsername: .enterUsername
    case .missingPassword: .enterPassword
    }
  }
}
