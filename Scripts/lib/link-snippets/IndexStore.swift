import Foundation

#if canImport(Glibc)
  import Glibc
#endif

typealias Handle = UnsafeMutableRawPointer
/// A string with the memory layout of the library's `indexstore_string_ref_t`.
typealias Text = iovec
typealias Apply = @convention(c) (Handle, Handle?, @convention(c) (Handle?, Handle) -> Bool) -> Bool
typealias ApplyText =
  @convention(c) (
    Handle, UInt32, Handle?, @convention(c) (Handle?, Text) -> Bool
  ) -> Bool
typealias Create =
  @convention(c) (
    UnsafePointer<CChar>, UnsafeMutablePointer<Handle?>
  ) -> Handle?
typealias Open =
  @convention(c) (
    Handle, UnsafePointer<CChar>, UnsafeMutablePointer<Handle?>
  ) -> Handle?
typealias TextOf = @convention(c) (Handle) -> Text
typealias NumberOf = @convention(c) (Handle) -> UInt32
typealias WideNumberOf = @convention(c) (Handle) -> UInt64
typealias PlaceOf =
  @convention(c) (
    Handle, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>
  ) -> Void

extension iovec {
  var string: String {
    String(decoding: UnsafeRawBufferPointer(start: iov_base, count: iov_len), as: UTF8.self)
  }
}

/// A reference or a definition of a symbol in the compiler's index.
struct Occurrence {
  let path: String
  let line: Int
  let column: Int
  let usr: String
  let roles: UInt64
  /// The USRs of the members that the defined member overrides or implements.
  var overridden: [String] = []

  var isDefinition: Bool { roles & 0x2 != 0 }
  var isReference: Bool { roles & 0x4 != 0 }
  var isImplicit: Bool { roles & 0x100 != 0 }
}

/// The compiler's own reader of its index.
struct IndexStore {
  private let library: Handle

  init(toolchain: URL) throws {
    let path = toolchain.appending(path: "lib/libIndexStore.so").path
    guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw Snippet.Damage(description: "cannot load \(path)")
    }
    self.library = library
  }

  private func function<T>(_ name: String, as type: T.Type) -> T {
    guard let symbol = dlsym(library, "indexstore_" + name) else {
      fatalError("libIndexStore has no function 'indexstore_\(name)'")
    }
    return unsafeBitCast(symbol, to: type)
  }

  private func each(_ apply: Apply, _ handle: Handle, _ body: (Handle) -> Void) {
    withoutActuallyEscaping(body) { body in
      var body = body
      withUnsafeMutablePointer(to: &body) { pointer in
        _ = apply(handle, Handle(pointer)) { context, value in
          context?.assumingMemoryBound(to: ((Handle) -> Void).self).pointee(value)
          return true
        }
      }
    }
  }

  /// Returns all occurrences in an index.
  func occurrences(in folder: URL) throws -> [Occurrence] {
    var error: Handle?
    guard let store = function("store_create", as: Create.self)(folder.path, &error) else {
      throw Snippet.Damage(description: "cannot open the index in \(folder.path)")
    }
    final class Names { var values: [String] = [] }
    let names = Names()
    _ = function("store_units_apply_f", as: ApplyText.self)(
      store, 0, Unmanaged.passUnretained(names).toOpaque()
    ) { context, name in
      guard let context else { return false }
      Unmanaged<Names>.fromOpaque(context).takeUnretainedValue().values.append(name.string)
      return true
    }
    let text = TextOf.self
    let openUnit = function("unit_reader_create", as: Open.self)
    let mainFile = function("unit_reader_get_main_file", as: text)
    let dependencies = function("unit_reader_dependencies_apply_f", as: Apply.self)
    let kind = function("unit_dependency_get_kind", as: NumberOf.self)
    let recordName = function("unit_dependency_get_name", as: text)
    var result: [Occurrence] = []
    for name in names.values.sorted() {
      guard let unit = openUnit(store, name, &error) else { continue }
      let path = mainFile(unit).string
      var records: [String] = []
      each(dependencies, unit) { if kind($0) == 2 { records.append(recordName($0).string) } }
      for record in records { read(record, of: path, store, into: &result) }
    }
    return result
  }

  private func read(
    _ record: String, of path: String, _ store: Handle, into result: inout [Occurrence]
  ) {
    var error: Handle?
    guard let reader = function("record_reader_create", as: Open.self)(store, record, &error) else {
      return
    }
    let symbol = function("occurrence_get_symbol", as: (@convention(c) (Handle) -> Handle).self)
    let roles = function("occurrence_get_roles", as: WideNumberOf.self)
    let place = function("occurrence_get_line_col", as: PlaceOf.self)
    let usr = function("symbol_get_usr", as: TextOf.self)
    let relations = function("occurrence_relations_apply_f", as: Apply.self)
    let relationRoles = function("symbol_relation_get_roles", as: WideNumberOf.self)
    let relationSymbol = function(
      "symbol_relation_get_symbol", as: (@convention(c) (Handle) -> Handle).self)
    var found: [Occurrence] = []
    each(function("record_reader_occurrences_apply_f", as: Apply.self), reader) { occurrence in
      var (line, column): (UInt32, UInt32) = (0, 0)
      place(occurrence, &line, &column)
      var overridden: [String] = []
      each(relations, occurrence) { relation in
        if relationRoles(relation) & 0x800 != 0 {
          overridden.append(usr(relationSymbol(relation)).string)
        }
      }
      found.append(
        Occurrence(
          path: path, line: Int(line), column: Int(column), usr: usr(symbol(occurrence)).string,
          roles: roles(occurrence), overridden: overridden))
    }
    result += found
  }
}
