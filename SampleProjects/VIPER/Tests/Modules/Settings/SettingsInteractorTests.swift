import MessengerHost
import Testing

@testable import VIPER

@Suite("Changing the settings") @MainActor
struct SettingsInteractorTests {
  private let account = SettingsAccountFake()
  private let preferences = SettingsPreferencesFake()
  private let output = SettingsOutputSpy()
  private let interactor: SettingsInteractor

  init() {
    interactor = SettingsInteractor(account: account, preferences: preferences)
    interactor.output = output
  }

  @Test("begins with how things are")
  func begins() {
    interactor.start()
    #expect(output.events == ["Ada/ada", "light standard english"])
  }

  @Test("leaves out the blanks around a name, and asks once at a time")
  func renames() async {
    interactor.rename(to: " Ada King ")
    interactor.rename(to: "Other")
    await MainActor.settle()
    #expect(account.names == ["Ada King"])
    #expect(output.events == ["start", "success"])
  }

  @Test("needs a name, and asks nobody without")
  func needsName() async {
    interactor.rename(to: " ")
    await MainActor.settle()
    #expect(account.names.isEmpty)
    #expect(output.events == ["start", "missingName"])
  }

  @Test(
    "tells why a name is not changed",
    arguments: [
      (ServiceError.nameTooLong, RenameFailure.nameTooLong),
      (.noConnection, .request(.noConnection)), (.refused, .request(.somethingWentWrong)),
    ])
  func fails(error: ServiceError, failure: RenameFailure) async throws {
    account.error = error
    await #expect(throws: failure) { try await RenameAccount(account: account)(to: "Ada") }
  }

  @Test("needs a name, whoever asks for another one", arguments: ["", " "])
  func useCaseNeedsName(name: String) async {
    await #expect(throws: RenameFailure.missingName) {
      try await RenameAccount(account: account)(to: name)
    }
    #expect(account.names.isEmpty)
  }

  @Test("ends the session")
  func signsOut() {
    interactor.signOut()
    #expect(account.signOutCount == 1)
  }

  @Test("changes one choice, and keeps the others")
  func chooses() {
    let choose = ChooseForDevice(preferences: preferences)
    choose(AppearanceOption.dark)
    choose(TextSizeOption.large)
    choose(LanguageOption.simplifiedChinese)
    #expect(
      preferences.choices
        == Choices(appearance: .dark, textSize: .large, language: .simplifiedChinese))
  }
}

@MainActor
private final class SettingsAccountFake: SettingsAccountService {
  let account: SettingsAccount? = SettingsAccount(name: "Ada", handle: "ada")
  var error: ServiceError?
  private(set) var names: [String] = []
  private(set) var signOutCount = 0

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {}

  func rename(to name: String) async throws(ServiceError) {
    names.append(name)
    if let error { throw error }
  }

  func signOut() { signOutCount += 1 }
}

@MainActor
private final class SettingsPreferencesFake: SettingsPreferencesService {
  private(set) var choices = Choices(appearance: .light, textSize: .standard, language: .english)

  func choose(_ newChoices: Choices) { choices = newChoices }
}

@MainActor
private final class SettingsOutputSpy: SettingsInteractorOutput {
  private(set) var events: [String] = []

  func accountIs(name: String, handle: String) { events.append("\(name)/\(handle)") }
  func choicesAre(_ choices: ChoicesResponse) {
    events.append("\(choices.appearance) \(choices.textSize) \(choices.language)")
  }
  func renamingDidStart() { events.append("start") }
  func renamingDidFail(_ failure: RenameFailure) { events.append("\(failure)") }
  func renamingDidSucceed() { events.append("success") }
}
