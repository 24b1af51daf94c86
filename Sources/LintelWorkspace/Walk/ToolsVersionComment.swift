import LintelVocabulary

/// Whether a file begins with the comment `// swift-tools-version`: without it, a file named
/// `Package.swift` is an ordinary source.
func hasToolsVersionComment(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  toolsVersionComment(bytes) != nil
}

/// Returns the bytes after `swift-tools-version` in the comment with the version of the tools,
/// which is the first line of a manifest that is not blank; `nil` if there is no such comment.
func toolsVersionComment(
  _ bytes: UnsafeBufferPointer<UInt8>
) -> Slice<UnsafeBufferPointer<UInt8>>? {
  let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  var rest = bytes[...]
  if rest.starts(with: byteOrderMark) { rest = rest.dropFirst(3) }
  rest = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
  guard rest.starts(with: "//".utf8) else { return nil }
  rest = rest.dropFirst(2).drop { $0 == 0x20 || $0 == 0x09 }
  guard rest.prefix(19).map({ $0 | 0x20 }) == "swift-tools-version".utf8.map({ $0 | 0x20 }) else {
    return nil
  }
  return rest.dropFirst(19)
}

/// Whether a name is that of a manifest of a package: `Package.swift`, or a name for certain
/// versions of the tools only, `Package@swift-5.9.swift`.
func isPackageManifest(_ name: String) -> Bool {
  name == "Package.swift" || isManifestVersion(name)
}

/// Whether a name is that of a manifest for certain versions of the tools only:
/// `Package@swift-5.9.swift`.
func isManifestVersion(_ name: String) -> Bool {
  name.hasBytes(atStart: manifestVersionPrefix)
}

/// The beginning of the names of manifests for certain versions of the tools only.
let manifestVersionPrefix = "Package@swift-"
