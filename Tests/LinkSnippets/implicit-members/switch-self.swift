enum Style {
  case plain, bold
}
extension Style {
  var weight: Int {
    switch self {
    case .plain: 1
    case .bold: 2
    }
  }
}
