import LintelVocabulary

extension TargetDependency {
  /// Whatever target makes a file that is linked or copied; `nil` if no target can.
  init?(linking path: String, from base: XcodePlace.Base) {
    let isLibrary = [".framework", ".a", ".dylib"].contains(where: path.hasBytes(atEnd:))
    guard base == .products || base != .sdk && isLibrary else { return nil }
    self = .product(fileName: RelativePath.fileName(of: path))
  }
}
