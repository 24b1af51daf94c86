import Foundation
import MessengerStorage
import Testing

@testable import MVVMC

@Suite @MainActor
struct ArchiveTests {
  private let archive: Archive

  init() throws {
    archive = Archive(try .inMemory())
  }

  @Test func remembersTheLastValue() {
    archive.write([Contact.grace], to: .contacts)
    archive.write([Contact.alan], to: .contacts)
    #expect(archive.read(.contacts) == [Contact.alan])
  }

  @Test func keepsTheMessagesOfEachThreadApart() {
    archive.write([Message(1)], to: .messages(conversation: "1"))
    let other: [Message]? = archive.read(.messages(conversation: "2"))
    #expect(other == nil)
  }

  @Test func forgetsTheAccountButNotThePreferences() {
    var preferences = Preferences()
    preferences.appearance = .dark
    archive.write(preferences, to: .preferences)
    archive.write(Session.ada, to: .session)
    archive.removeAccount()
    let session: Session? = archive.read(.session)
    #expect(session == nil)
    #expect(archive.read(.preferences) == preferences)
  }

  @Test func aValueOfAnotherKindIsNone() {
    archive.write("no session", to: .session)
    let session: Session? = archive.read(.session)
    #expect(session == nil)
  }

  @Test func aFolderThatIsNotThereCostsNothingButTheMemory() {
    let archive = Archive(folder: "/no/such/folder")
    archive.write(Session.ada, to: .session)
    #expect(archive.read(.session) == Session.ada)
  }

  @Test func aDamagedFileGivesWayToOneThatRemembers() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("archive-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let garbage = Data(String(repeating: "no database ", count: 100).utf8)
    try garbage.write(to: folder.appendingPathComponent("messenger.sqlite"))
    Archive(folder: folder.path).write(Session.ada, to: .session)
    #expect(Archive(folder: folder.path).read(.session) == Session.ada)
  }

  @Test func preferencesAndDraftsSurvive() {
    StoredPreferencesService(archive: archive, locale: "en").preferences.language =
      .simplifiedChinese
    StoredDraftsService(archive: archive)["1"] = "Dear"
    #expect(
      StoredPreferencesService(archive: archive, locale: "en").language == .simplifiedChinese)
    #expect(StoredDraftsService(archive: archive)["1"] == "Dear")
  }
}
