import Testing

@testable import LintelCommand

@Suite struct CommandTests {
  private final class Counter {
    var count = 0
  }

  /// A command that counts how often its parameters are made.
  private func subcommand(_ name: String, _ counter: Counter) -> Subcommand {
    func parameters() -> [Parameter<[String]>] {
      counter.count += 1
      return []
    }
    return Subcommand(
      Command(name: name, abstract: "Do nothing.", initial: [], parameters: parameters())
    ) { _, _ in preconditionFailure("it is not run") }
  }

  @Test(arguments: [
    (["--version"], 0, 0), (["--help"], 0, 0), (["first"], 1, 0), (["help", "second"], 0, 1),
    (["second", "--help"], 0, 1),
  ])
  func parametersAreMadeForTheCommandThatIsMeant(words: [String], first: Int, second: Int) throws {
    let (firstCounter, secondCounter) = (Counter(), Counter())
    let interface = CommandLineInterface(
      [subcommand("first", firstCounter), subcommand("second", secondCounter)], version: "1",
      isPath: { _ in false })
    _ = try interface.invocation(from: words)
    #expect(firstCounter.count == first)
    #expect(secondCounter.count == second)
  }
}
