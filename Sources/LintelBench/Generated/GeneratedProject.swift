/// A project of any size that is never on disk: each file is made when it is asked for, from its
/// number alone.
///
/// What it is made of follows ``Shape`` as measured on real projects: how long files and lines are,
/// how much is comment, how deep code nests, how much is declared and used, how many names are
/// new. `Scripts/bench` prints both, one below the other.
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
