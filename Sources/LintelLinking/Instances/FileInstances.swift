import LintelGraph
import LintelScanner

/// The files of a project as its modules compile them: a file of several modules has an instance in
/// each, with the same facts.
///
/// Linking treats each instance as a file of its own, so that a name in it is looked up in its own
/// module: in the files of the module, and in the modules that they import.
struct FileInstances: Sendable {
  /// The instances as files of a single module, in the order of the files, and those of one file by
  /// module.
  let files: [SourceFile]
  /// For each file, the range of its instances; empty if every file has just one.
  private var ranges: [Range<Int>] = []
  /// The instances; empty if every file has just one.
  private var all: [FileInstance] = []
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
      all += file.modules.map { FileInstance(file: FileID(position), module: $0) }
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
    areSeveral ? scanned.keeping(all.map(\.file.position)) : scanned
  }

  subscript(instance: InstanceID) -> FileInstance {
    areSeveral
      ? all[instance]
      : FileInstance(file: instance.linked, module: files[instance.linked].module)
  }

  /// The identities of the files, however many instances they have.
  var fileIDs: LazyMapCollection<Range<Int>, FileID> { (0..<fileCount).lazy.map { FileID($0) } }

  /// Returns the instances of a file.
  func instances(of file: FileID) -> LazyMapCollection<Range<Int>, InstanceID> {
    let range = areSeveral ? ranges[file.position] : file.position..<file.position + 1
    return range.lazy.map { InstanceID($0) }
  }

  /// Returns all instances of the file of an instance.
  func instances(beside instance: InstanceID) -> LazyMapCollection<Range<Int>, InstanceID> {
    instances(of: self[instance].file)
  }

  /// Whether an earlier instance is of the same file.
  func isRepeated(_ instance: InstanceID) -> Bool {
    areSeveral && ranges[all[instance].file.position].lowerBound < instance.position
  }
}
