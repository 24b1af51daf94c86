extension BuildSettings {
  /// The flags by which Xcode finds what a target depends on without being told.
  private static let frameworkFlags: Set<String> = [
    "-framework", "-weak_framework", "-reexport_framework", "-merge_framework",
    "-no_merge_framework", "-lazy_framework", "-upward_framework",
  ]
  private static let libraryFlags = [
    "-weak-l", "-merge-l", "-no_merge-l", "-reexport-l", "-lazy-l", "-upward-l", "-l",
  ]

  /// What the linker is told to link, beside what the build phases list.
  var linkedProducts: [TargetDependency] {
    var products: [TargetDependency] = []
    var isFramework = false
    for word in plainValue(of: "OTHER_LDFLAGS").text.split(whereSeparator: \.isWhitespace) {
      let flag = word.filter { $0 != "\"" }
      if isFramework {
        products.append(.product(fileName: flag + ".framework"))
        isFramework = false
      } else if Self.frameworkFlags.contains(flag) {
        isFramework = true
      } else if let start = Self.libraryFlags.first(where: flag.hasPrefix), flag != start {
        let name = "lib" + flag.dropFirst(start.count)
        products += [.product(fileName: name + ".a"), .product(fileName: name + ".dylib")]
      }
    }
    return products
  }
}
