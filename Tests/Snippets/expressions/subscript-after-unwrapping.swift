extension Optional {
  func f(_ keyPath: A) {
    _ = self?[keyPath: keyPath]
    _ = (self)?[b: c]
    _ = [d!![e: f], g()?[h: i][0]]
    _ = [![j: k].isEmpty, try! [l: m].n, o ? [p: q] : [:]]
  }
}
