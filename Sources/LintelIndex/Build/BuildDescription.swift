import LintelProjectFiles
import LintelScanner

/// The settings with which SwiftPM compiles each module. SwiftPM writes them for its own next run
/// into `description.json` beside the built products.
struct BuildDescription {
  /// The settings of each module, by its name.
  let modules: [String: BuildSettings.ModuleSettings]
  /// The name of the module of each source, by the path of the source.
  let sources: [String: String]

  /// - Returns: `nil` if the file describes no compilation of Swift code.
  init?(_ bytes: [UInt8]) {
    guard let root = try? PropertyList(json: bytes).root else { return nil }
    var modules: [String: BuildSettings.ModuleSettings] = [:]
    var sources: [String: String] = [:]
    // { swiftCommands: { …: { moduleName: "…", otherArguments: ["…"], sources: ["…"] } } }
    for (_, command) in root["swiftCommands"]?.entries ?? [] {
      guard let name = command["moduleName"]?.text else { continue }
      // Code that plugins use is compiled twice, with the same conditions.
      if modules[name] == nil { modules[name] = .init(arguments: command.texts("otherArguments")) }
      for file in command.texts("sources") { sources[file] = name }
    }
    guard !modules.isEmpty else { return nil }
    self.modules = modules
    self.sources = sources
  }
}

extension BuildSettings.ModuleSettings {
  /// - Parameter arguments: the arguments of the compiler.
  init(arguments: [String]) {
    self.init()
    // Without the option the compiler uses version 5.
    languageVersion = [5, 10]
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "-D": flags.insert(rest.popFirst() ?? "")
      case "-swift-version", "-language-mode":
        languageVersion = Self.languageVersion(rest.popFirst() ?? "")
      case "-enable-upcoming-feature", "-enable-experimental-feature":
        let name = rest.popFirst() ?? ""
        features.insert(String(name.prefix { $0 != "=" && $0 != ":" }))
      case "-Xcc", "-Xlinker": rest = rest.dropFirst()
      case _ where argument.hasPrefix("-D"): flags.insert(String(argument.dropFirst(2)))
      default: break
      }
    }
  }

  /// Returns the version that `swift(...)` is compared with when the option is `text`: for 5 the
  /// last version 5, and from 6 on `nil`, which stands for the compiler's own.
  private static func languageVersion(_ text: String) -> [Int]? {
    let parts = text.split(separator: ".").compactMap { Int($0) }
    return parts == [5] ? [5, 10] : parts.first ?? 0 >= 6 ? nil : parts
  }
}
