import Foundation
import LintelScanner
import Testing

@testable import LintelIndex

struct DebugBuildTests {
  @Test(arguments: ["\"", "\"\\", "{", "]", "}}", "{\"swiftCommands\":"])
  func brokenDescriptionsDescribeNothing(_ text: String) {
    #expect(BuildDescription(Array(text.utf8)) == nil)
  }

  @Test func descriptionHasTheArgumentsOfModules() throws {
    let text = """
      {
        "moduleName": "Z", "otherArguments": ["-DZ"],
        "swiftCommands": {
          "C.A-debug.module": {
            "inputs": ["-DNO"], "moduleName": "A",
            "otherArguments": [
              "-DDEBUG", "-D", "EXTRA", "-swift-version", "6", "-Xcc", "-DC",
              "-enable-upcoming-feature", "ExistentialAny", "-enable-experimental-feature",
              "AvailabilityMacro=A 1.0: macOS 10.0", "-I", "/DEBUG"
            ],
            "sources": ["/p/A/One.swift", "/p/A/Two.swift"]
          },
          "C.B-debug.module": {"moduleName": "B", "otherArguments": []},
          "C.D-debug.module": {"moduleName": "D", "otherArguments": ["-swift-version", "4.2"]},
          "C.D-tool-debug.module": {"moduleName": "D", "otherArguments": ["-DTOOL"]}
        },
        "writeCommands": {"x": {"moduleName": "W", "otherArguments": ["-DW"]}}
      }
      """
    let description = try #require(BuildDescription(Array(text.utf8)))
    #expect(description.sources == ["/p/A/One.swift": "A", "/p/A/Two.swift": "A"])
    let modules = description.modules
    #expect(modules.keys.sorted() == ["A", "B", "D"])
    #expect(
      modules["A"]
        == .init(
          flags: ["DEBUG", "EXTRA"], features: ["ExistentialAny", "AvailabilityMacro"]))
    #expect(modules["B"] == .init(languageVersion: [5, 10]))
    #expect(modules["D"] == .init(languageVersion: [4, 2]))
  }

  @Test func descriptionMayHaveEscapes() throws {
    let text = #"""
      {"swift\u0043ommands": {"C.A\n": {
        "module\u004eame": "\u00c4\ud83d\ude80", "otherArguments": ["-D\u0041", "\u002dDB"],
        "sources": ["\/p\/a \"b\"\\c.swift", "\/p\/x\ny\tz.swift"]
      }}}
      """#
    let description = try #require(BuildDescription(Array(text.utf8)))
    #expect(description.modules == ["Ä🚀": .init(flags: ["A", "B"], languageVersion: [5, 10])])
    #expect(
      description.sources == [#"/p/a "b"\c.swift"#: "Ä🚀", "/p/x\ny\tz.swift": "Ä🚀"])
  }

  private static let targetInfo = """
    {
      "compilerVersion": "Apple Swift version 6.3.1 (swiftlang-6.3.1)",
      "target": { "triple": "aarch64-unknown-linux-gnu", "platform": "linux", "arch": "aarch64" },
      "paths": {
        "runtimeLibraryPaths": ["/none"],
        "runtimeLibraryImportPaths": ["/none/linux", "/none/linux/aarch64"],
        "runtimeResourcePath": "/none/swift"
      }
    }
    """

  @Test func toolchainDescribesItself() {
    let toolchain = HostToolchain(Array(Self.targetInfo.utf8))
    #expect(toolchain.compilerVersion == [6, 3, 1])
    #expect(toolchain.platform == .linux)
    #expect(toolchain.architecture == "arm64")
    #expect(toolchain.moduleFolders == ["/none/linux", "/none/linux/aarch64", "/none/swift"])
    #expect(HostToolchain([]).compilerVersion == nil)
  }

  @Test func toolchainMayDescribeItselfWithEscapes() {
    let toolchain = HostToolchain(
      Array(
        #"""
        {
          "compilerVersion": "Swift\u0020version 6.3.\u0031",
          "target": { "platform": "\u006cinux", "arch": "x86\u005f64" },
          "paths": {
            "runtimeLibraryImportPaths": ["\/opt\/\u00c4\/a\\b"],
            "runtimeResourcePath": "\/opt\/\ud83d\ude80"
          }
        }
        """#.utf8))
    #expect(toolchain.compilerVersion == [6, 3, 1])
    #expect(toolchain.platform == .linux)
    #expect(toolchain.architecture == "x86_64")
    #expect(toolchain.moduleFolders == [#"/opt/Ä/a\b"#, "/opt/🚀"])
    #expect(toolchain.resourceFolder == "/opt/🚀")
  }

  /// The toolchain that runs this test has what every toolchain has.
  @Test func toolchainOnPathHasModules() throws {
    let toolchain = HostToolchain.find()
    try #require(toolchain.compilerVersion != nil)
    let settings = BuildSettings.debugBuild(nil, toolchain, built: ["Mine"]) { path in
      try? [UInt8](Data(contentsOf: URL(filePath: path)))
    }
    #expect(settings.modules["Swift"] == true && settings.modules["Mine"] == true)
    #expect(settings.modules["SwiftShims"] == true)
    #expect(settings.flags == ["DEBUG", "SWIFT_PACKAGE"])
    #expect(!settings.namesAllModules)
    #if os(Linux)
      #expect(settings.platform == "Linux" && settings.modules["UIKit"] == false)
    #endif
    #if arch(x86_64)
      #expect(settings.architecture == "x86_64")
    #elseif arch(arm64)
      #expect(settings.architecture == "arm64")
    #endif
  }

  @Test func version6IsThatOfTheCompiler() throws {
    let description = BuildDescription(
      Array(
        #"{"swiftCommands":{"C":{"moduleName":"A","otherArguments":["-swift-version","6"]}}}"#
          .utf8))
    let settings = BuildSettings.debugBuild(
      description, HostToolchain(Array(Self.targetInfo.utf8)), built: []
    ) { _ in nil }
    #expect(settings.settings(ofModule: "A").languageVersion == [6, 3, 1])
    #expect(settings.flags.isEmpty && settings.environment == "")
  }

  @Test func modulesOfAnotherNameHaveWhatAllHave() throws {
    let description = try #require(
      BuildDescription(
        Array(
          """
          {"swiftCommands": {
            "A": {"moduleName": "A", "otherArguments": ["-DDEBUG", "-DA", "-swift-version", "6"]},
            "B": {"moduleName": "B", "otherArguments": ["-DDEBUG", "-swift-version", "5"]}
          }}
          """.utf8)))
    let settings = BuildSettings.debugBuild(
      description, HostToolchain(Array(Self.targetInfo.utf8)), built: []
    ) { _ in nil }
    #expect(settings.settings(ofModule: "Other").flags == ["DEBUG"])
    #expect(settings.settings(ofModule: "Other").languageVersion == nil)
    #expect(settings.settings(ofModule: "A").flags == ["A", "DEBUG"])
    #expect(settings.settings(ofModule: "B").languageVersion == [5, 10])
  }
}
