import ScreenKit
import Testing

@testable import MessengerBehaviour

@Suite("The driver launches") @MainActor
struct DriverLaunchTests {
  @Test("an app with a link and a locale")
  func linkAndLocale() async throws {
    try await play { app in
      await app.launch(locale: "zh-Hans", .offline)
      try app.see("news", reading: "zh-Hans")

      await app.relaunch(opening: "messenger://thread/1", .offline)
      try app.see("news", reading: "messenger://thread/1")

      await app.open("messenger://thread/2")
      try app.see("news", reading: "messenger://thread/2")
    }
  }

  @Test("an app anew, of which only the files are left")
  func relaunch() async throws {
    try await play { app in
      await app.launch()
      try await app.enter("One", into: "text")
      try await app.tap("echo")
      try app.doNotSee("kept")
      await app.relaunch()

      try app.see("text", reading: "")
      try app.seeRows(of: "lines", "text", [])
      try app.see("kept", reading: "One")
      try app.serverWasAsked(1) { _ in true }
    }
  }

  @Test("an app whose database is damaged, or whose folder is lost")
  func damagedStorage() async throws {
    try await play { app in
      await app.launch()
      try await app.tap("echo")
      try await app.databaseIsDamaged()
      await app.launch()
      try app.see("kept", reading: "This is no database.")

      try await app.storageFolderIsLost()
      await app.launch()
      try await app.tap("echo")
      try app.doNotSee("kept")
    }
  }

  @Test("no app next to one that has ended")
  func quits() async throws {
    try await play { app in
      await app.launch()
      let button = try app.watch("echo")
      await app.quit()

      try app.appHasLetGo(of: button)
      try app.compare("its connection", app.connection.state, with: .offline)
    }
  }

  @Test("no app that outlives a scenario", arguments: [true, false])
  func ends(fails: Bool) async throws {
    let note = Note()
    let scenario = Scenario("Driver", "is tried") { app in
      await app.launch()
      note.watched = try app.watch("echo")
      app.serverHoldsReplies()
      await app.open("messenger://thread/1")
      if fails { try app.see("absent") }
    }
    try? await scenario.run(on: EchoApp.self)

    #expect(note.watched?.identifier == "echo")
    #expect(note.watched?.view == nil)
  }

  /// What a scenario leaves behind.
  @MainActor
  private final class Note {
    var watched: WatchedView?
  }
}
