import LintelPlatform

/// An object of the library, of any of its types.
typealias IndexHandle = UnsafeMutableRawPointer

/// The functions of `libIndexStore` that reading requires, as its header `indexstore.h` declares
/// them.
///
/// Strings of the library are structures of a pointer and a length, passed by value. Swift can
/// declare that only with a type of C: `iovec` has the same layout.
struct IndexFunctions {
  typealias Text = @convention(c) (IndexHandle) -> iovec
  typealias Flag = @convention(c) (IndexHandle) -> Bool
  typealias Number = @convention(c) (IndexHandle) -> UInt32
  typealias Roles = @convention(c) (IndexHandle) -> UInt64
  typealias Part = @convention(c) (IndexHandle) -> IndexHandle
  typealias Dispose = @convention(c) (IndexHandle) -> Void
  typealias Create =
    @convention(c) (
      UnsafePointer<CChar>, UnsafeMutablePointer<IndexHandle?>
    ) -> IndexHandle?
  typealias Open =
    @convention(c) (
      IndexHandle, UnsafePointer<CChar>, UnsafeMutablePointer<IndexHandle?>
    ) -> IndexHandle?
  typealias Each =
    @convention(c) (
      IndexHandle, IndexHandle?, @convention(c) (IndexHandle?, IndexHandle) -> Bool
    ) -> Bool
  typealias EachName =
    @convention(c) (
      IndexHandle, UInt32, IndexHandle?, @convention(c) (IndexHandle?, iovec) -> Bool
    ) -> Bool
  typealias ModificationTime =
    @convention(c) (
      IndexHandle, UnsafePointer<CChar>, UnsafeMutablePointer<Int64>, UnsafeMutablePointer<Int64>,
      UnsafeMutablePointer<IndexHandle?>
    ) -> Bool
  typealias Place =
    @convention(c) (
      IndexHandle, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>
    ) -> Void

  let formatVersion: @convention(c) () -> UInt32
  let errorText: @convention(c) (IndexHandle) -> UnsafePointer<CChar>
  let disposeError: Dispose
  let openStore: Create
  let eachUnitName: EachName
  let unitTime: ModificationTime
  let openUnit: Open
  let disposeUnit: Dispose
  let unitMainFile: Text
  let unitHasMainFile: Flag
  let unitModuleName: Text
  let unitOutputFile: Text
  let unitIsSystem: Flag
  let eachDependency: Each
  let dependencyKind: Number
  let dependencyName: Text
  let openRecord: Open
  let disposeRecord: Dispose
  let eachOccurrence: Each
  let occurrenceSymbol: Part
  let occurrenceRoles: Roles
  let occurrencePlace: Place
  let eachRelation: Each
  let relationRoles: Roles
  let relationSymbol: Part
  let symbolKind: Number
  let symbolSubkind: Number
  let symbolName: Text
  let symbolUSR: Text

  /// - Throws: the name of a function that the library does not have.
  init(_ library: LoadedLibrary) throws(LibraryError) {
    func function<T>(_ name: String, as _: T.Type = T.self) throws(LibraryError) -> T {
      try library.function("indexstore_" + name)
    }
    formatVersion = try function("format_version")
    errorText = try function("error_get_description")
    disposeError = try function("error_dispose")
    openStore = try function("store_create")
    eachUnitName = try function("store_units_apply_f")
    unitTime = try function("store_get_unit_modification_time")
    openUnit = try function("unit_reader_create")
    disposeUnit = try function("unit_reader_dispose")
    unitMainFile = try function("unit_reader_get_main_file")
    unitHasMainFile = try function("unit_reader_has_main_file")
    unitModuleName = try function("unit_reader_get_module_name")
    unitOutputFile = try function("unit_reader_get_output_file")
    unitIsSystem = try function("unit_reader_is_system_unit")
    eachDependency = try function("unit_reader_dependencies_apply_f")
    dependencyKind = try function("unit_dependency_get_kind")
    dependencyName = try function("unit_dependency_get_name")
    openRecord = try function("record_reader_create")
    disposeRecord = try function("record_reader_dispose")
    eachOccurrence = try function("record_reader_occurrences_apply_f")
    occurrenceSymbol = try function("occurrence_get_symbol")
    occurrenceRoles = try function("occurrence_get_roles")
    occurrencePlace = try function("occurrence_get_line_col")
    eachRelation = try function("occurrence_relations_apply_f")
    relationRoles = try function("symbol_relation_get_roles")
    relationSymbol = try function("symbol_relation_get_symbol")
    symbolKind = try function("symbol_get_kind")
    symbolSubkind = try function("symbol_get_subkind")
    symbolName = try function("symbol_get_name")
    symbolUSR = try function("symbol_get_usr")
  }

  /// Returns the message of an error of the library, and disposes of the error.
  func reason(_ error: IndexHandle?) -> String {
    guard let error else { return "the reason is not known" }
    defer { disposeError(error) }
    return String(cString: errorText(error))
  }
}

/// The reason why a part of an index cannot be read: lower-case start, no full stop.
struct StoreError: Error, Equatable {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

/// Calls `body` with each part of `whole`, in one of the library's loops.
///
/// - Returns: whether the loop reached its end.
@discardableResult
func forEach(
  _ loop: IndexFunctions.Each, of whole: IndexHandle, _ body: (IndexHandle) -> Void
) -> Bool {
  withoutActuallyEscaping(body) { body in
    var body = body
    return withUnsafeMutablePointer(to: &body) { pointer in
      loop(whole, UnsafeMutableRawPointer(pointer)) { context, part in
        context?.assumingMemoryBound(to: ((IndexHandle) -> Void).self).pointee(part)
        return true
      }
    }
  }
}

extension String {
  /// Copies a text of the library, which is valid as long as the object that it belongs to.
  init(_ text: iovec) {
    self.init(
      decoding: UnsafeRawBufferPointer(
        start: text.iov_base, count: text.iov_base == nil ? 0 : text.iov_len),
      as: UTF8.self)
  }
}
