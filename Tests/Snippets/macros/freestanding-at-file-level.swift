#Preview { ContentView() }
#Preview("Dark", traits: .fixed) {
  Row(model: Model.sample)
}
struct After {}
