import LintelVocabulary

/// What the index store says about one compilation of one file.
package struct IndexUnit: Equatable, Sendable {
  /// The name under which the store knows it.
  package let name: String
  /// As the compiler was told; symbolic links are not followed. Empty when there is none.
  package let mainFile: String
  /// The module that the file was compiled in; empty when the store does not say.
  package let moduleName: String
  /// Where the compiler was told to write, which need not be there.
  package let outputFile: String
  package let modified: FileTime
  /// Whether it is about a module of the SDK or the standard library.
  package let isSystem: Bool
  /// Names of the records with its occurrences; Swift files have one.
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
  /// Xcode and SwiftPM compile each target into a folder of its own, `<target>.build`.
  var target: String? {
    outputFile.pathParts.last { $0.hasSuffix(".build") && $0 != ".build" }
      .map { String($0.dropLast(".build".count)) }
  }
}

/// When a file was written last, by the clock of its file system.
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
