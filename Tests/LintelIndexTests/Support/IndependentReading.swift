import Foundation

/// The index of a package, read by other means than Lintel's: straight from the library, with names
/// and relations of symbols only, and without looking at any source.
final class IndependentReading {
  private typealias Handle = UnsafeMutableRawPointer

  private struct Symbol {
    var name = ""
    var kind: UInt32 = 0
    var file: String?
    var parent: String?
    var extended: String?
  }

  /// `file -> file`, and `file -> outermost type`, for what is written and lies in the package.
  private(set) var fileEdges: Set<String> = []
  private(set) var typeEdges: Set<String> = []
  private var symbols: [String: Symbol] = [:]
  private var uses: [(file: String, usr: String)] = []
  private let library: Handle

  init(store path: String, library libraryPath: String, root: String) throws {
    guard let library = dlopen(libraryPath, RTLD_NOW), let root = Self.real(root) else {
      throw CocoaError(.fileNoSuchFile)
    }
    self.library = library
    typealias Open = @convention(c) (Handle, UnsafePointer<CChar>, Handle?) -> Handle?
    let open = function(
      "store_create", (@convention(c) (UnsafePointer<CChar>, Handle?) -> Handle?).self)
    guard let store = open(path, nil) else { throw CocoaError(.fileReadUnknown) }
    for unit in try FileManager.default.contentsOfDirectory(atPath: path + "/v5/units").sorted() {
      guard let reader = function("unit_reader_create", Open.self)(store, unit, nil),
        let file = Self.real(text("unit_reader_get_main_file", reader)), file.hasPrefix(root + "/")
      else { continue }
      var records: [String] = []
      each("unit_reader_dependencies_apply_f", reader) { dependency in
        if number("unit_dependency_get_kind", dependency) == 2 {
          records.append(text("unit_dependency_get_name", dependency))
        }
      }
      for name in records {
        guard let record = function("record_reader_create", Open.self)(store, name, nil) else {
          continue
        }
        let path = String(file.dropFirst(root.count + 1))
        each("record_reader_occurrences_apply_f", record) { add($0, in: path) }
      }
    }
    for (file, usr) in uses { addEdges(from: file, to: usr) }
  }

  private func add(_ occurrence: Handle, in file: String) {
    let roles = function("occurrence_get_roles", (@convention(c) (Handle) -> UInt64).self)(
      occurrence)
    let part = function("occurrence_get_symbol", (@convention(c) (Handle) -> Handle).self)
    let symbol = part(occurrence)
    let usr = text("symbol_get_usr", symbol)
    symbols[usr, default: Symbol()].name = text("symbol_get_name", symbol)
    symbols[usr, default: Symbol()].kind = number("symbol_get_kind", symbol)
    let isParameter =
      [1, 25].contains(number("symbol_get_kind", symbol))
      || number("symbol_get_subkind", symbol) == 1013
    if roles & 2 != 0 { symbols[usr, default: Symbol()].file = file }
    if roles & 4 != 0, roles & 0x100 == 0, !isParameter { uses.append((file, usr)) }
    each("occurrence_relations_apply_f", occurrence) { relation in
      let roles = function(
        "symbol_relation_get_roles", (@convention(c) (Handle) -> UInt64).self)(relation)
      let other = text(
        "symbol_get_usr",
        function("symbol_relation_get_symbol", (@convention(c) (Handle) -> Handle).self)(relation))
      if roles & (1 << 9 | 1 << 15) != 0 { symbols[usr, default: Symbol()].parent = other }
      if roles & (1 << 14) != 0 { symbols[other, default: Symbol()].extended = usr }
    }
  }

  private func addEdges(from file: String, to usr: String) {
    guard let target = symbols[usr]?.file else { return }
    if target != file { fileEdges.insert("\(file) -> \(target)") }
    var type = usr
    while let next = symbols[type]?.extended ?? symbols[type]?.parent { type = next }
    let isType = [5, 6, 7, 8, 11].contains(symbols[type]?.kind ?? 0)
    typeEdges.insert("\(file) -> \(isType ? symbols[type]?.name ?? "" : target)")
  }

  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private func function<T>(_ name: String, _: T.Type) -> T {
    unsafeBitCast(dlsym(library, "indexstore_" + name), to: T.self)
  }

  private func number(_ name: String, _ handle: Handle) -> UInt32 {
    function(name, (@convention(c) (Handle) -> UInt32).self)(handle)
  }

  private func text(_ name: String, _ handle: Handle) -> String {
    let text = function(name, (@convention(c) (Handle) -> iovec).self)(handle)
    return String(
      decoding: UnsafeRawBufferPointer(start: text.iov_base, count: text.iov_len), as: UTF8.self)
  }

  private func each(_ name: String, _ handle: Handle, _ body: (Handle) -> Void) {
    typealias Each =
      @convention(c) (
        Handle, Handle?, @convention(c) (Handle?, Handle) -> Bool
      ) -> Bool
    withoutActuallyEscaping(body) { body in
      var body = body
      withUnsafeMutablePointer(to: &body) { pointer in
        _ = function(name, Each.self)(handle, Handle(pointer)) { context, part in
          context!.assumingMemoryBound(to: ((Handle) -> Void).self).pointee(part)
          return true
        }
      }
    }
  }
}
