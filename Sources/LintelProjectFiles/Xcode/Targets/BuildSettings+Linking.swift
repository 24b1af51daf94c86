extension BuildSettings {
  /// What the linker is told to link, beside what the build phases list.
  var linkedProducts: [TargetDependency] {
    var products: [TargetDependency] = []
    var isFramework = false
    for word in plainValue(of: "OTHER_LDFLAGS").text.split(whereSeparator: \.isWhitespace) {
      let flag = word.filter { $0 != "\"" }
      if isFramework {
        products.append(.product(fileName: flag + ".framework"))
      } else if flag.hasPrefix("-l"), flag != "-l" {
        products.append(.product(fileName: "lib\(flag.dropFirst(2)).a"))
      }
      isFramework = !isFramework && ["-framework", "-weak_framework"].contains(flag)
    }
    return products
  }
}
