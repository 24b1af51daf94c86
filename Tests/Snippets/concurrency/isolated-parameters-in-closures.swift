let a = { (b: isolated B, c: sending C) async in D() }
