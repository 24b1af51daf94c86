import LintelGraph

extension LinkageReading where Self: ~Copyable {
  /// Returns the instance of a declaration that code in a file sees: the one in the file's own
  /// module, or else the first visible one; `nil` if none is visible.
  func instance(of candidate: DeclarationID, seenFrom file: FileID) -> DeclarationID? {
    let range = linkage.linker.instances.range(around: declaration(candidate).file)
    if range.count == 1 { return isVisible(candidate, from: file) ? candidate : nil }
    let module = linkage.linker.files[file].module
    let own = range.filter { linkage.linker.files[$0].module == module }
    return (own.isEmpty ? Array(range) : own)
      .map { linkage.linker.instance($0, of: candidate) }
      .first { isVisible($0, from: file) }
  }
}
