protocol View {
  func draw()
}
protocol Named {}
struct Text: View, Named {
  func draw() {}
}
func make() -> some View & Named { Text() }
func all(_ views: [any View], _ some: some View, _ both: any View & Named) {
  for view in views { view.draw() }
  some.draw()
  both.draw()
}
