import Testing

@testable import Messenger

@Suite
struct OptionsTests {
  @Test func playsMVCByDefault() throws {
    #expect(try Options.parse([]) == .play(PlayOptions(architecture: Architecture(named: "mvc"))))
  }

  @Test(arguments: Architecture.all)
  func playsTheArchitectureThatIsNamed(architecture: Architecture) throws {
    let options = Options.play(PlayOptions(architecture: architecture))
    #expect(try Options.parse(["--architecture", architecture.name]) == options)
    #expect(try Options.parse(["--architecture=\(architecture.name.uppercased())"]) == options)
    #expect(try Options.parse(["-a", architecture.name]) == options)
  }

  @Test func playsAsItIsTold() throws {
    let arguments = [
      "--connect", "localhost:4000", "--storage", "/tmp/ada", "--locale=zh-Hans",
      "--open", "messenger://thread/1", "--script=a=b.txt",
    ]
    let options = PlayOptions(
      port: 4000, storageFolder: "/tmp/ada", locale: "zh-Hans", link: "messenger://thread/1",
      script: "a=b.txt")
    #expect(try Options.parse(arguments) == .play(options))
  }

  @Test func runsAServer() throws {
    #expect(try Options.parse(["--server"]) == .serve(ServeOptions(port: 4711)))
    #expect(
      try Options.parse(["--storage", "/tmp/server", "--port=0", "--server"])
        == .serve(ServeOptions(port: 0, storageFolder: "/tmp/server")))
  }

  @Test(arguments: [["-h"], ["--help"], ["--server", "--help"]])
  func helps(arguments: [String]) throws {
    #expect(try Options.parse(arguments) == .help)
  }

  @Test(arguments: OptionName.allCases)
  func explainsEveryOption(name: OptionName) {
    let beginnings = ["  \(name.flag) ", "  -a, \(name.flag) "]
    let lines = Options.manual.split(separator: "\n")
    #expect(lines.contains { line in beginnings.contains { line.hasPrefix($0) } })
    #expect(Options.usage.contains(name.flag))
  }

  @Test func explainsTheCommandsOfAScript() {
    #expect(Options.manual.contains("\n\(Command.manual)\n"))
  }
}
