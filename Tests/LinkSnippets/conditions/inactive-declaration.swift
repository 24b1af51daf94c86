#if os(Windows)
  struct Model {
    var windows = 1
  }
#else
  struct Model {
    var linux = 1
  }
#endif
func use(_ model: Model) -> Int {
  #if os(Windows)
    model.windows
  #else
    model.linux
  #endif
}
