import LintelGraph
import LintelPlatform
import LintelVocabulary

/// A Swift file below the root that was built, although it is none of the files of the project that
/// were read, and no test.
struct UnreadFile: Equatable, Sendable {
  /// The path relative to the root.
  let path: String
  /// The name of a module that compiles it.
  let module: String
  /// The name of the record with its occurrences.
  let record: String
}

extension UnreadFile {
  /// Returns the unread files, sorted by path, each once.
  ///
  /// - Parameters:
  ///   - units: with symbolic links resolved in their main files.
  ///   - sources: the files that were read.
  ///   - root: the folder of the project, with symbolic links resolved.
  static func all(
    among units: [IndexUnit], besides sources: [UnitSource?], below root: String,
    _ modules: [Module]
  ) -> [UnreadFile] {
    let read = Set(sources.compactMap { $0?.path })
    let tests = Set(modules.filter(\.isTest).map(\.name))
    let prefix = root.hasSuffix("/") ? root : root + "/"
    var found: [String: (unit: IndexUnit, file: UnreadFile)] = [:]
    for unit in units where !unit.isSystem && unit.records.count == 1 {
      guard unit.mainFile.hasBytes(atEnd: ".swift"), unit.mainFile.hasBytes(atStart: prefix),
        !read.contains(unit.mainFile), !tests.contains(unit.moduleName),
        !unit.moduleName.hasSuffix("Tests"),
        let modified = StoreLocation.modified(unit.mainFile), unit.modified >= modified
      else { continue }
      let path = String(unit.mainFile.utf8.dropFirst(prefix.utf8.count)) ?? unit.mainFile
      // Builds write into hidden folders, and into one that Xcode names so.
      let isMade = path.pathParts.contains { $0.hasPrefix(".") || $0 == "DerivedData" }
      // What tests share is no test module, e.g. `Tests/Support`, and is left out with them.
      let isForTests = path.pathParts.contains("Tests")
      if isMade || isForTests || found[path].map({ $0.unit.modified > unit.modified }) == true {
        continue
      }
      found[path] = (
        unit, UnreadFile(path: path, module: unit.moduleName, record: unit.records[0])
      )
    }
    return found.values.map(\.file).sorted { RelativePath.precedes($0.path, $1.path) }
  }
}
