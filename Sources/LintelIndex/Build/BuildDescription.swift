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
    var modules: [String: BuildSettings.ModuleSettings] = [:]
    /// The keys of the containers around the current event; elements of arrays have none.
    var keys: [String?] = []
    var key: String?
    var name: String?
    var arguments: [String] = []
    var files: [String] = []
    var sources: [String: String] = [:]
    for event in JSONEvents(bytes) {
      switch event {
      case .key(let text): key = text
      case .string(let text):
        // { swiftCommands: { …: { moduleName: "…", otherArguments: ["…"], sources: ["…"] } } }
        guard keys.count > 2, keys[1] == "swiftCommands" else { continue }
        if keys.count == 3, key == "moduleName" { name = text }
        guard keys.count == 4 else { continue }
        if keys[3] == "otherArguments" { arguments.append(text) }
        if keys[3] == "sources" { files.append(text) }
      case .begin:
        keys.append(key)
        key = nil
      case .end:
        if keys.popLast() == nil { return nil }
        guard keys.count == 2, keys[1] == "swiftCommands" else { continue }
        // Code that plugins use is compiled twice, with the same conditions.
        if let name, modules[name] == nil { modules[name] = .init(arguments: arguments) }
        for file in files { sources[file] = name }
        name = nil
        (arguments, files) = ([], [])
      }
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
    // Without the option the compiler takes version 5.
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
