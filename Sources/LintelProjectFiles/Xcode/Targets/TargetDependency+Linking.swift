import LintelVocabulary

extension TargetDependency {
  /// A dependency on any target that makes a linked or copied file; `nil` if no target can make it:
  /// `path = UIKit.framework; sourceTree = SDKROOT`.
  init?(linking path: String, from base: XcodePlace.Base) {
    let isLibrary = [".framework", ".a", ".dylib"].contains(where: path.hasBytes(atEnd:))
    guard base == .products || base != .sdk && isLibrary else { return nil }
    self = .product(fileName: RelativePath.fileName(of: path))
  }
}
