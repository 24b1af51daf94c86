/// The name by which `import` knows a target: what cannot stand in an identifier becomes `_`.
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
