import Testing

@testable import Messenger

@Suite
struct OptionsTests {
  @Test func playsMVCByDefault() throws {
    #expect(try Options.parse([]) == .play(.mvc))
  }

  @Test(arguments: Architecture.allCases)
  func playsTheArchitectureThatIsNamed(architecture: Architecture) throws {
    #expect(try Options.parse(["--architecture", architecture.rawValue]) == .play(architecture))
    #expect(try Options.parse(["--architecture=\(architecture)"]) == .play(architecture))
    #expect(try Options.parse(["-a", architecture.rawValue]) == .play(architecture))
  }

  @Test(arguments: ["-h", "--help"])
  func helps(flag: String) throws {
    #expect(try Options.parse([flag]) == .help)
  }

  @Test func refusesWhatItDoesNotKnow() {
    #expect(throws: UsageError.unknownArchitecture("mvp")) {
      try Options.parse(["--architecture", "mvp"])
    }
    #expect(throws: UsageError.missingArchitecture) { try Options.parse(["--architecture"]) }
    #expect(throws: UsageError.unknownArgument("--fast")) { try Options.parse(["--fast"]) }
  }

  @Test func anUnknownArchitectureIsAnsweredWithTheList() {
    let error = UsageError.unknownArchitecture("mvp")
    #expect(
      "\(error)" == "There is no architecture 'mvp'. Choose one of: mvc, viper, hexagonal")
  }
}
