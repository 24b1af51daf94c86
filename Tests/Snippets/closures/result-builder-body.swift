struct Page: View {
  var body: some View {
    Stack(spacing: Theme.gap) {
      Text(Title.main).font(.title)
      if Flags.on { Badge() }
      ForEach(items) { item in Row(item: item) }
    }
    .padding()
  }
}
