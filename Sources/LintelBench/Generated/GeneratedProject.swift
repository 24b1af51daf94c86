/// A project of any size that is never on disk: each file is made on request, from its number
/// alone.
///
/// The figures of its ``Shape`` are modelled on the figures of real projects: the length of files
/// and lines, the share of comments, the depth of nesting, the numbers of declarations, references
/// and new names. `Scripts/bench` prints the figures of both, one below the other.
struct GeneratedProject {
  static let filesPerModule = 120

  static func moduleName(_ module: Int) -> String { "Module\(module)" }

  static func path(of file: Int) -> String {
    "Sources/\(moduleName(file / filesPerModule))/Part\(file / 10 % 12)/"
      + GeneratedNames.type(file) + ".swift"
  }

  static func source(of file: Int) -> [UInt8] {
    var writer = GeneratedFile(number: file)
    writer.write()
    return writer.bytes
  }
}
