import LintelVocabulary

/// The entry of an index store for one compilation of one file.
package struct IndexUnit: Equatable, Sendable {
  /// The name of the unit in the store.
  package let name: String
  /// The path of the source file as the compiler got it, with symbolic links unresolved; empty when
  /// the unit has no source file.
  package let mainFile: String
  /// The module that the file was compiled in; empty when the store does not say.
  package let moduleName: String
  /// The path to which the compiler was asked to write its output; it need not exist.
  package let outputFile: String
  package let modified: FileTime
  /// Whether the unit describes a module of the SDK or the standard library.
  package let isSystem: Bool
  /// The names of the records with the file's occurrences; a Swift file has one record.
  package let records: [String]

  package init(
    name: String, mainFile: String, moduleName: String = "", outputFile: String = "",
    modified: FileTime, isSystem: Bool = false, records: [String]
  ) {
    self.name = name
    self.mainFile = mainFile
    self.moduleName = moduleName
    self.outputFile = outputFile
    self.modified = modified
    self.isSystem = isSystem
    self.records = records
  }

  /// The target that the file was compiled for; `nil` when that is unknown.
  ///
  /// Xcode and SwiftPM compile each target into a folder of its own: `Core` for
  /// `.build/debug/Core.build/A.swift.o`.
  var target: String? {
    outputFile.pathParts.last { $0.hasSuffix(".build") && $0 != ".build" }
      .map { String($0.dropLast(".build".count)) }
  }
}

/// The time at which a file was last written, according to the clock of its file system.
package struct FileTime: Comparable, Hashable, Sendable {
  package let seconds: Int64
  package let nanoseconds: Int64

  package init(seconds: Int64, nanoseconds: Int64 = 0) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  package static func < (left: FileTime, right: FileTime) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }
}
