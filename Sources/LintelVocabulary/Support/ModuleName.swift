/// Returns the name by which `import` refers to a target: every character that is invalid in an
/// identifier becomes `_`, so `my-app` is `my_app`.
package func moduleName(ofTarget target: String) -> String {
  var name = String.UnicodeScalarView()
  for (position, scalar) in target.unicodeScalars.enumerated() {
    name.append(canStand(scalar, first: position == 0) ? scalar : "_")
  }
  return String(name)
}

private func canStand(_ scalar: Unicode.Scalar, first: Bool) -> Bool {
  if scalar == "_" { return true }
  return first ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue
}
