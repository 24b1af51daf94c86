let a = b<-c, d = e < -E.f
