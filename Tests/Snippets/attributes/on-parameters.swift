func f(@ViewBuilder content: () -> Content, @Validated(Range.all) age: Int) {}
