import LintelGraph
import LintelScanner

/// The files of a project as its modules compile them: a file of several modules has an instance in
/// each, with the same facts.
///
/// Linking takes each instance for a file of its own, so that a name in it is looked up in the world
/// of its own module: the module's files, and what it imports.
struct FileInstances: Sendable {
  /// In the order of the files, those of one file by module; each in a single module.
  let files: [SourceFile]
  /// For each file where its instances are; empty if every file has just one.
  private var ranges: [Range<Int>] = []
  /// For each instance the position of its file; empty if every file has just one.
  private(set) var fileOf: [Int] = []
  /// How many instances the file with the most of them has.
  private(set) var most = 1

  init(_ files: [SourceFile]) {
    guard files.contains(where: { !$0.otherModules.isEmpty }) else {
      self.files = files
      return
    }
    var instances: [SourceFile] = []
    for (position, file) in files.enumerated() {
      let start = instances.count
      instances += file.modules.map {
        SourceFile(path: file.path, module: $0, isTest: file.isTest)
      }
      ranges.append(start..<instances.count)
      fileOf += Array(repeating: position, count: instances.count - start)
      most = max(most, instances.count - start)
    }
    self.files = instances
  }

  /// Whether some file has several.
  var areSeveral: Bool { !ranges.isEmpty }

  /// How many files there are, whatever their instances.
  var fileCount: Int { areSeveral ? ranges.count : files.count }

  /// The facts of the instances.
  ///
  /// - Parameter scanned: those of the files.
  func facts(_ scanned: ScannedFiles) -> ScannedFiles {
    areSeveral ? scanned.keeping(fileOf) : scanned
  }

  /// The instances of a file.
  func range(ofFile file: Int) -> Range<Int> { areSeveral ? ranges[file] : file..<file + 1 }

  /// All instances of the file that one is of.
  func range(around instance: FileID) -> Range<Int> {
    range(ofFile: areSeveral ? fileOf[instance.position] : instance.position)
  }

  /// Whether an instance is another one of a file that an earlier one is of.
  func isRepeated(_ instance: FileID) -> Bool {
    areSeveral && range(around: instance).lowerBound < instance.position
  }
}
