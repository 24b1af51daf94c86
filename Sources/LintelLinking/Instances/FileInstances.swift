import LintelGraph
import LintelScanner

/// The files of a project as its modules compile them: a file of several modules has an instance in
/// each, with the same facts.
///
/// Linking treats each instance as a file of its own, so that a name in it is looked up in its own
/// module: in the files of the module, and in the modules that they import.
struct FileInstances: Sendable {
  /// The instances, each in a single module; in the order of the files, and those of one file by
  /// module.
  let files: [SourceFile]
  /// For each file, the range of its instances; empty if every file has just one.
  private var ranges: [Range<Int>] = []
  /// For each instance, the index of its file; empty if every file has just one instance.
  private(set) var fileOf: [Int] = []
  /// The largest number of instances of a file.
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

  /// Whether some file has several instances.
  var areSeveral: Bool { !ranges.isEmpty }

  /// The number of files, however many instances they have.
  var fileCount: Int { areSeveral ? ranges.count : files.count }

  /// Returns the facts of the instances.
  ///
  /// - Parameter scanned: the facts of the files.
  func facts(_ scanned: ScannedFiles) -> ScannedFiles {
    areSeveral ? scanned.keeping(fileOf) : scanned
  }

  /// Returns the range of the instances of a file.
  func range(ofFile file: Int) -> Range<Int> { areSeveral ? ranges[file] : file..<file + 1 }

  /// Returns the range of all instances of the file of `instance`.
  func range(around instance: FileID) -> Range<Int> {
    range(ofFile: areSeveral ? fileOf[instance.position] : instance.position)
  }

  /// Whether an earlier instance is of the same file.
  func isRepeated(_ instance: FileID) -> Bool {
    areSeveral && range(around: instance).lowerBound < instance.position
  }
}
