import ScreenKit
import Testing

@testable import MessengerBehaviour

@Suite("The driver tells") @MainActor
struct DriverExpectationTests {
  @Test("what an element reads instead, and where it was expected")
  func wrongText() async throws {
    let failure = try await failure(atFirst: { try $0.see("news", reading: "hello") })
    #expect(failure.expected == "to see 'news' reading \"hello\"")
    #expect(failure.seen == "it reads \"signed in\"")
    #expect(failure.file.hasSuffix("DriverExpectationTests.swift"))
    #expect(failure.description.hasPrefix("\(failure.file):\(failure.line): expected to see"))
  }

  @Test("that an element is absent, and what is on the screen", arguments: ["absent", "hidden"])
  func absent(identifier: String) async throws {
    let failure = try await failure(atFirst: { try $0.see(identifier) })
    #expect(failure.seen == "'\(identifier)' is not on the screen")
    #expect(failure.description.contains("[ Echo ]"))
    #expect(!failure.description.contains("Nobody sees this."))
  }

  @Test("that an element is there, and what it reads")
  func unexpected() async throws {
    let failure = try await failure(atFirst: { try $0.doNotSee("hidden", "news") })
    #expect(failure.expected == "not to see 'news'")
    #expect(failure.seen == "it is there, reading \"signed in\"")
  }

  @Test("that a text is drawn, or is not")
  func drawn() async throws {
    let absent = try await failure(atFirst: { try $0.read("Nobody sees this.") })
    #expect(absent.expected == "to read \"Nobody sees this.\"")
    #expect(absent.seen == "it is not on the screen")

    let present = try await failure(atFirst: { try $0.doNotRead("Echo") })
    #expect(present.seen == "it is on the screen")
  }

  @Test("what the rows of a list read")
  func wrongRows() async throws {
    let failure = try await failure(of: { app in
      await app.launch()
      try await app.tap("echo")
      try app.seeRows(of: "lines", "text", ["One", "Two"])
    })
    #expect(failure.seen == "they read [\"\"]")
  }

  @Test("whether a control can be used")
  func wronglyEnabled() async throws {
    let enabled = try await failure(atFirst: { try $0.seeDisabled("echo") })
    #expect(enabled.expected == "'echo' to be disabled")
    #expect(enabled.seen == "it is enabled")

    let disabled = try await failure(atFirst: { try $0.seeEnabled("never") })
    #expect(disabled.seen == "it is disabled")

    let label = try await failure(atFirst: { try $0.seeEnabled("news") })
    #expect(label.seen == "it is not a control")
  }

  @Test("what the server was asked")
  func wrongRequests() async throws {
    let count = try await failure(atFirst: { try $0.serverWasAsked(2) { _ in true } })
    #expect(count.expected == "2 such requests")
    #expect(count.seen.hasPrefix("there were 1: [MessengerWire.ClientRequest.signIn("))

    let silence = try await failure(of: { app in
      try await app.serverIsNotAsked { await app.launch() }
    })
    #expect(silence.expected == "no request")
    #expect(silence.seen.hasPrefix("the server was asked ["))
  }

  @Test("that a screen is still held")
  func leak() async throws {
    let failure = try await failure(atFirst: { try $0.appHasLetGo(of: $0.watch("echo")) })
    #expect(failure.expected == "the view 'echo' of the last screen to be released")
  }

  @Test("which traits the screen has")
  func wrongTraits() async throws {
    let appearance = try await failure(atFirst: { try $0.seeAppearance(.dark) })
    #expect(appearance.expected == "the screen's appearance to be dark")
    #expect(appearance.seen == "it is light")

    let size = try await failure(atFirst: { try $0.seeTextSize(.small) })
    #expect(size.seen == "it is large")
  }
}
