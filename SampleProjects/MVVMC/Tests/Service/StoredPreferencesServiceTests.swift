import MessengerStorage
import Testing

@testable import MVVMC

@Suite @MainActor
struct StoredPreferencesServiceTests {
  private let archive: Archive

  init() throws {
    archive = Archive(try .inMemory())
  }

  private func service(locale: String = "en") -> StoredPreferencesService {
    StoredPreferencesService(archive: archive, locale: locale)
  }

  @Test func speaksTheLanguageOfTheDeviceUntilTheUserChoosesOne() {
    let service = service(locale: "zh_Hans_CN")
    #expect(service.texts[.signIn] == "登录")
    service.preferences.language = .english
    #expect(service.texts[.signIn] == "Sign in")
  }

  @Test func whatIsChosenOutlivesTheApp() {
    service().preferences.appearance = .dark
    #expect(service().preferences.appearance == .dark)
  }
}
