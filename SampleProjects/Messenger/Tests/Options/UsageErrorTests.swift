import Testing

@testable import Messenger

@Suite
struct UsageErrorTests {
  @Test(arguments: [
    (["--fast"], UsageError.unknownArgument("--fast")),
    (["ada"], .unknownArgument("ada")),
    ([""], .unknownArgument("")),
    (["--server=yes"], .unknownArgument("--server=yes")),
    (["--architecture"], .missingValue(.architecture)),
    (["-a"], .missingValue(.architecture)),
    (["--architecture", "spaghetti"], .unknownArchitecture("spaghetti")),
    (["--connect", "4711"], .wrongAddress("4711")),
    (["--connect", "example.com:4711"], .wrongAddress("example.com:4711")),
    (["--connect", "localhost:0"], .wrongAddress("localhost:0")),
    (["--server", "--port", "65536"], .wrongPort("65536")),
    (["--port", "4711"], .onlyForServer(.port)),
    (["--server", "--script", "a.txt"], .notForServer(.script)),
  ])
  func refusesWhatMakesNoSense(arguments: [String], error: UsageError) {
    #expect(throws: error) { try Options.parse(arguments) }
  }

  @Test func anUnknownArchitectureIsAnsweredWithTheList() {
    let message = "\(UsageError.unknownArchitecture("spaghetti"))"
    #expect(
      message.hasPrefix("There is no architecture 'spaghetti'. Choose one of: CleanSwiftUI, "))
    #expect(message.hasSuffix(", VIPER"))
  }
}
