/// A source file with the position of its module.
struct PlacedFile {
  let path: String
  let module: Int
}

/// Whether a folder on the way to `path` is one for tests by its name.
func isInTestFolder(_ path: String) -> Bool {
  var rest = path.utf8[...]
  while let slash = rest.firstIndex(of: UInt8(ascii: "/")) {
    if rest[..<slash].suffix(5).elementsEqual("Tests".utf8) { return true }
    rest = rest[slash...].dropFirst()
  }
  return false
}
