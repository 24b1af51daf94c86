import LintelGraph
import LintelVocabulary

/// A file as one of its modules compiles it.
struct FileInstance: Sendable {
  let file: FileID
  let module: ModuleID
}

/// The identity of an instance in ``FileInstances``.
///
/// The linker treats each instance as a file of its own: until results are united, a ``FileID``
/// identifies an instance. This type is for code that knows both, so that an instance is never
/// mistaken for its file.
typealias InstanceID = ID<FileInstance>

extension InstanceID {
  /// - Parameter file: an instance, as the linker identifies it.
  init(linked file: FileID) { self.init(rawValue: file.rawValue) }

  /// The instance, as the linker identifies it.
  var linked: FileID { FileID(rawValue: rawValue) }
}
