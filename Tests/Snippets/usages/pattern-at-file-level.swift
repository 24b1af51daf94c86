let a: A
if case .b = c {
  a = .d
}
